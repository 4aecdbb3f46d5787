import { serveOrders } from '../faults/worker.ts';
import { startWebKit } from './webkit.ts';

serveOrders(() => startWebKit('/usr/bin/WebKitWebDriver'));
