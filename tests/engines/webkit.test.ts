import { tellStories } from './stories.ts';
import { startWebKit } from './webkit.ts';

tellStories('WebKit', () => startWebKit('/usr/bin/WebKitWebDriver'), { keepsProfile: false });
