import { startForm } from './form.ts';
import { post } from './post.ts';

await navigator.serviceWorker.register('/workbox-worker.js');
await navigator.serviceWorker.ready;
if (!navigator.serviceWorker.controller) {
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

startForm(async (lead) => {
  try {
    const answer = await post(lead);
    return answer.ok ? 'delivered' : 'failed';
  } catch {
    // The worker has put it into its queue.
    return 'saved';
  }
});
