/** Where the log-in page leads back to: only ever a path of this viewer, whatever the address says. */
export function pathAfterLogIn(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) && !to.startsWith('/login') ? to : '/overview';
}
