/** The owner's sign-in, and what the screens say when nobody can sign in. */
export const signIn = {
  title: 'Sign in',
  text: 'For the owner of this site.',
  /** User name for password managers. */
  account: 'owner',
  password: {
    label: 'Password',
    helper: 'Set as ADMIN_PASSWORD, or printed by the server at its first start.',
    missing: 'Please enter the password.',
  },
  button: { idle: 'Sign in', busy: 'Signing in...' },
  signOut: 'Sign out',
  signedOut: 'You have signed out.',
  checking: 'Checking your session',
  expired: 'You were signed out after a while without activity. What you typed is still here.',
  wrong: 'That password is incorrect.',
  tooMany: 'Too many attempts. Please wait a few minutes.',
  unreachable: {
    title: 'The server does not answer.',
    text: 'Leads and settings are stored there. Check the connection and try again.',
    button: 'Try Again',
  },
  noScript: 'These screens need JavaScript to load leads and settings from the server.',
} as const;
