// Everything that validates answers, typed or stored, by the contract's rules, including zod, and
// the rest of what Send needs: a fifteenth of the code of a page with a form, and needed only once
// something is filled in. Import it through load-checks.ts.
export { storedWebhooksSchema } from '#outbox/stored-webhooks.ts';
export { forgetInDatabase, keepInDatabase, keptInDatabase } from './draft-database.ts';
export { envelopeFor, pageContextHere } from './envelope.ts';
export { fieldErrorsOf } from './field-errors.ts';
export { guardOf } from './guard.ts';
export { isSent } from './is-sent.ts';
export { leftOutToasts } from './left-out-toast.ts';
export { remember } from './remember.ts';
export { resolverOf } from './resolver-of.ts';
export { schemaOf } from './schema-of.ts';
export { draftSchema, personSchema } from './stored-schemas.ts';
export { suggestedEmail } from './suggested-email.ts';
