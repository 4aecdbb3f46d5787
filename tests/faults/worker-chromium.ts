import { startChromium } from './chromium.ts';
import { serveOrders } from './worker.ts';

serveOrders(startChromium);
