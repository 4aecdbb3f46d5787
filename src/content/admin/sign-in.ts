/** The owner's sign-in. */
export const signIn = {
  h1: 'Sign in',
  text: 'For the owner of this site.',
  password: {
    label: 'Password',
    helper: 'Set as ADMIN_PASSWORD, or printed by the server at its first start.',
  },
  button: { idle: 'Sign in', busy: 'Signing in...' },
  signOut: 'Sign out',
  expired: 'You were signed out after a while without activity.',
  wrong: 'That password is not right.',
  tooMany: 'Too many attempts. Please wait a few minutes.',
  unreachable: 'The server does not answer.',
} as const;
