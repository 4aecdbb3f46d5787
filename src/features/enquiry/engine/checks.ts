// All that reads answers, typed or kept, by the contract's rules, and zod with it: a fifteenth of what
// a page with a form starts with, and wanted only once something is filled in; so is the rest of what
// Send needs. Import it by load-checks.ts.
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
