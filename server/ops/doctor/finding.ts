/** A problem with an installation, described for its operator. */
export type Finding = {
  /** Stable name, for scripts. */
  readonly id: string;
  /** An error loses leads, mail or data; a warning could. */
  readonly level: 'error' | 'warning';
  /** What is wrong and what it means. */
  readonly text: string;
  /** What to do. */
  readonly fix: string;
};

export const error = (id: string, text: string, fix: string): Finding => ({
  id,
  level: 'error',
  text,
  fix,
});

export const warning = (id: string, text: string, fix: string): Finding => ({
  id,
  level: 'warning',
  text,
  fix,
});
