/** The screen on which the owner settles what visitors hear back. */
export const confirmationPanel = {
  h1: 'Email templates',
  lead: 'One e-mail to a visitor when a request has arrived, in your words.',
  loading: 'Loading the templates',
  failed: { title: 'The templates could not be loaded', button: 'Try Again' },
  heading: 'Confirmations',
  on: 'Send visitors a confirmation',
  rules: [
    'An address gets one an hour at most, whatever it sends. What is held back or spam gets none, and a correction gets no second one.',
    'It never repeats what a visitor has written, not even a first name: whoever enters somebody else’s address could write to that person with it.',
  ],
  missingTitle: 'E-mail is not set up',
  template: 'Template',
  form: 'Form',
  formOn: (form: string) => `Send it for ${form}`,
  subject: 'Subject',
  text: 'Text',
  textHelper: 'An empty line begins a new paragraph.',
  variables: 'Words in braces are replaced',
  preview: 'Preview',
  save: 'Save',
  first: 'Back to the first words',
  changed: 'Not saved yet.',
  test: 'Send a test',
  testTo: 'Test goes to',
  noTestAddress:
    'A test goes to your own address. Enter it under Notices first, where leads are told by e-mail.',
} as const;
