/** One choice of a select, a checkbox group or a radio group. */
export type Option<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
};

/** An entry of the wider service catalogue. */
export type CatalogueService = Option & {
  readonly description: string;
  readonly popular: boolean;
};

/** What a toast says; the second line may be missing. */
export type Toast = {
  readonly variant: 'success' | 'error' | 'info' | 'waiting';
  readonly title: string;
  readonly description?: string;
};

/** Words around one form control. */
export type FieldText = {
  readonly label: string;
  readonly placeholder?: string;
  readonly helper?: string;
};

/** A button with the words it shows while it works. */
export type ButtonText = {
  readonly idle: string;
  readonly busy: string;
};

/** Something with its place in a list that several modules add to. */
export type Placed<T> = T & { readonly order: number };

/** What several modules add to one list, in its order. */
export function inOrder<T extends object>(items: readonly Placed<T>[]): readonly T[] {
  return items.toSorted((a, b) => a.order - b.order);
}
