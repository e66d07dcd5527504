; The installer for Windows, made by Inno Setup 6 from the folder build: run by build_scripts/packager.py, which
; passes Version, Source (the folder build), Icon, Licence, Output (a folder) and Name (the file, without .exe).
; It asks for no administrator: everything goes into the user's own folders and the user's own registry.
#define Identifier "CryptGame.Crypt"

[Setup]
AppId={{6E1C3A52-9B0F-4C57-8B7E-3D2C0A7F41C9}
AppName=Crypt
AppVersion={#Version}
AppVerName=Crypt {#Version}
AppPublisher=The Crypt desktop edition contributors
DefaultDirName={userpf}\Crypt
DefaultGroupName=Crypt
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Licence}
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\Crypt.exe
UninstallDisplayName=Crypt
OutputDir={#Output}
OutputBaseFilename={#Name}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.GameFile=Crypt game
de.GameFile=Crypt-Partie
fr.GameFile=Partie de Crypt
en.DesktopIcon=Put an icon on the desktop
de.DesktopIcon=Ein Symbol auf den Desktop legen
fr.DesktopIcon=Placer une icône sur le bureau
en.KeepGames=Your games and settings stay in %1.
de.KeepGames=Deine Partien und Einstellungen bleiben in %1.
fr.KeepGames=Vos parties et vos réglages restent dans %1.

[Tasks]
Name: "desktopicon"; Description: "{cm:DesktopIcon}"; Flags: unchecked

[InstallDelete]
; Libraries of an older version must not lie beside those of this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Crypt"; Filename: "{app}\Crypt.exe"; AppUserModelID: "{#Identifier}"
Name: "{autodesktop}\Crypt"; Filename: "{app}\Crypt.exe"; AppUserModelID: "{#Identifier}"; Tasks: desktopicon

[Registry]
Root: HKCU; Subkey: "Software\Classes\.crypt\OpenWithProgids"; ValueType: string; ValueName: "{#Identifier}"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.crypt"; ValueType: string; ValueName: ""; ValueData: "{#Identifier}"; Flags: createvalueifdoesntexist uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\{#Identifier}"; ValueType: string; ValueName: ""; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\{#Identifier}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\Crypt.exe,0"
Root: HKCU; Subkey: "Software\Classes\{#Identifier}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\Crypt.exe"" ""%1"""

[Run]
Filename: "{app}\Crypt.exe"; Description: "{cm:LaunchProgram,Crypt}"; Flags: nowait postinstall skipifsilent

[Code]
procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Progid: String;
begin
  if Step = usUninstall then
    // Only what still names this program is taken back: the player may have given .crypt to another one.
    if RegQueryStringValue(HKCU, 'Software\Classes\.crypt', '', Progid) and (Progid = '{#Identifier}') then
      RegDeleteValue(HKCU, 'Software\Classes\.crypt', '');
  if (Step = usPostUninstall) and not UninstallSilent then
    MsgBox(FmtMessage(CustomMessage('KeepGames'), [ExpandConstant('{localappdata}\CryptGame')]), mbInformation, MB_OK);
end;
