/** Whether the visitor's browser asks not to be tracked: Do Not Track or Global Privacy Control. */
export function doNotTrack(): boolean {
  const asked = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return asked || navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes';
}
