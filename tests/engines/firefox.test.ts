import { startFirefox } from './firefox.ts';
import { tellStories } from './stories.ts';

tellStories('Firefox', () => startFirefox(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'), {
  keepsProfile: true,
});
