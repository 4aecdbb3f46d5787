import { serveOrders } from '../faults/worker.ts';
import { startFirefox } from './firefox.ts';

serveOrders(() => startFirefox(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'));
