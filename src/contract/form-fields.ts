/** Names of the fields of an HTML form that are no answers. */
export const formFields = {
  formType: 'formType',
  /** Path of the page with the form. */
  page: 'page',
  /** The honeypot. */
  trap: 'website',
  /** Picture files. */
  photos: 'photos',
  /** Added by the service worker, which may have to send the same lead again by itself. */
  submissionId: 'submissionId',
  leadKey: 'leadKey',
} as const;
