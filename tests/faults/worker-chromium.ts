import { startChromium } from './chromium.ts';
import { serveOrders } from './worker.ts';

serveOrders(
  () => startChromium(),
  () => startChromium({ background_sync: 'block' }),
);
