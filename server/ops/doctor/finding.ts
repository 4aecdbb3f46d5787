/** Something wrong with an installation, in words for whoever runs it. */
export type Finding = {
  /** A name that does not change, for scripts. */
  readonly id: string;
  /** An error loses leads, mail or data; a warning may. */
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
