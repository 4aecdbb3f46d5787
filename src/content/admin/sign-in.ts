/** The owner's sign-in, and what the screens say when nobody can sign in. */
export const signIn = {
  title: 'Sign in',
  text: 'For the owner of this site.',
  /** Under which password managers file the password. */
  account: 'owner',
  password: {
    label: 'Password',
    helper: 'Set as ADMIN_PASSWORD, or printed by the server at its first start.',
    missing: 'Please enter the password.',
  },
  button: { idle: 'Sign in', busy: 'Signing in...' },
  signOut: 'Sign out',
  signedOut: 'You have signed out.',
  checking: 'Asking the server who is there',
  expired: 'You were signed out after a while without activity. What you typed is still here.',
  wrong: 'That password is not right.',
  tooMany: 'Too many attempts. Please wait a few minutes.',
  unreachable: {
    title: 'The server does not answer.',
    text: 'The inbox and the settings are kept there. Check the connection and try again.',
    button: 'Try Again',
  },
  noScript: 'These screens need JavaScript: they read the leads and the settings from the server.',
} as const;
