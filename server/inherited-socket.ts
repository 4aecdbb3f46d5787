/** The first descriptor that systemd passes (sd_listen_fds(3)). */
const FIRST_FD = 3;

/**
 * The listening socket that systemd holds for this process (docs/deploy/ashlar.socket), or null.
 * Connections wait in it while the server restarts. Throws if there are several.
 */
export function inheritedSocket(
  environment: Readonly<Record<string, string | undefined>>,
  pid: number,
): { fd: number } | null {
  // A child process has the variables too, but not the socket.
  if (environment['LISTEN_PID'] !== String(pid)) return null;
  if (environment['LISTEN_FDS'] !== '1') {
    throw new Error(
      'The systemd socket unit passes several sockets. Keep exactly one ListenStream.',
    );
  }
  return { fd: FIRST_FD };
}
