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

/** For how many days, weeks and months the newest backup is kept. */
const KEPT = { day: 7, week: 5, month: 12 } as const;
const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday: weeks begin on Mondays. */
const DAYS_TO_MONDAY = 3;

const periods: Readonly<Record<keyof typeof KEPT, (moment: number) => string>> = {
  day: (moment) => new Date(moment).toISOString().slice(0, 10),
  week: (moment) => String(Math.floor((moment / DAY_MS + DAYS_TO_MONDAY) / 7)),
  month: (moment) => new Date(moment).toISOString().slice(0, 7),
};

/**
 * The backups to delete: all but the newest of each of the last 7 days, 5 weeks and 12 months (UTC)
 * that have one. Keeps all of the last 24 hours: the one made before a mistake may be the one
 * needed. Ignores files with other names.
 */
export function outdatedBackups(names: readonly string[]): string[] {
  const backups = names
    .map((name) => ({ name, at: begunAt(name) }))
    .filter((backup): backup is { name: string; at: number } => backup.at !== null)
    .sort((left, right) => right.at - left.at);
  const kept = new Set<string>();
  for (const [kind, count] of Object.entries(KEPT)) {
    const periodOf = periods[kind === 'day' || kind === 'week' ? kind : 'month'];
    const newest = new Map<string, string>();
    for (const { name, at } of backups) {
      const period = periodOf(at);
      if (!newest.has(period)) newest.set(period, name);
    }
    [...newest.values()].slice(0, count).forEach((name) => kept.add(name));
  }
  const newest = backups[0]?.at ?? 0;
  return backups
    .filter(({ name, at }) => !kept.has(name) && at <= newest - DAY_MS)
    .map(({ name }) => name);
}
