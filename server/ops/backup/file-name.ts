const NAME = /^ashlar-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.tar\.gz(?:\.age)?$/;

/** A backup's file in BACKUP_DIR; its name contains the time (UTC) at which it began. */
export function backupName(begun: number, isEncrypted: boolean): string {
  const moment = new Date(begun).toISOString().replaceAll(':', '-');
  return `ashlar-${moment}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** When the backup with this name began (milliseconds since 1970); null for any other file. */
export function begunAt(name: string): number | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}
