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

/** What the forms offer of a service: each form has a list of its own, with values of its own. */
export type ServiceOptions = {
  /** The popup, the hero form and the contact page. */
  readonly popup?: Placed<Option>;
  /** The popup's option that comes closest, where it has none for this service. */
  readonly closest?: string;
  /** The contact section of the home page. */
  readonly contact?: Placed<Option>;
  /** The wider catalogue of the forms on the pages. */
  readonly catalogue?: Placed<CatalogueService>;
  /** The quote page. */
  readonly quote?: Placed<Option>;
};

/** What lists of places name of an area. */
export type AreaOptions = {
  /** Choices of the forms' location. */
  readonly locations: readonly Placed<Option>[];
  /** Regions that the home page lists and address fields suggest. */
  readonly regions: readonly Placed<{ readonly label: string }>[];
  /** Suburbs that address fields suggest. */
  readonly suburbs: readonly Placed<{ readonly label: string }>[];
};
