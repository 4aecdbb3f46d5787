import { builtPlace, business } from './business.ts';

/** What is true of the build's city alone; `elsewhere` where another has been published. */
export const saidInCity = <Words>(said: Words, elsewhere: Words): Words =>
  business.city === builtPlace.city ? said : elsewhere;

/** What is true under the law of the build's state; `elsewhere` where another has been published. */
export const saidInState = <Words>(said: Words, elsewhere: Words): Words =>
  business.state === builtPlace.state ? said : elsewhere;
