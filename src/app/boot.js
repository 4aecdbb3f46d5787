// Inlined at the end of every page; its hash stands in the Content-Security-Policy. It switches on the
// deferred style when that is there, and starts the entry script only after the first paint, so that
// nothing competes with the text and the picture.
(() => {
  const { entry } = document.currentScript.dataset;
  const deferred = document.getElementById('deferred-style');
  if (deferred) {
    const switchOn = () => {
      deferred.media = 'all';
    };
    try {
      // Throws while it is under way: there is no sheet yet, or none that may be read.
      if (deferred.sheet.cssRules) switchOn();
    } catch {
      deferred.addEventListener('load', switchOn, { once: true });
    }
  }
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    import(entry);
  };
  // A lead form sent before its script is there must not become a page load with the answers lost.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form.method !== 'post') return;
      event.preventDefault();
      form.sentEarly = true;
    },
    true,
  );
  if (document.visibilityState === 'hidden') start();
  requestAnimationFrame(() => setTimeout(start));
  addEventListener('load', () => setTimeout(start, 300));
})();
