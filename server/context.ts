import type { Audit } from './audit.ts';
import type { BuildInfo } from './build-info.ts';
import type { BusyTimes } from './busy-times/busy-times.ts';
import type { CapsuleKeys } from './capsules/keys.ts';
import type { Conversions } from './publishing/convert.ts';
import type { Config } from './config.ts';
import type { PasswordCost } from './admin/password.ts';
import type { Answers } from './forwarding/answers.ts';
import type { Routing } from './forwarding/routing.ts';
import type { Forwarder } from './forwarding/forwarder.ts';
import type { Resolve } from './forwarding/send.ts';
import type { Signing } from './forwarding/signing.ts';
import type { EventStreams } from './events/streams.ts';
import type { NoticeCaps } from './notices/caps.ts';
import type { LostLeads } from './lost-leads.ts';
import type { Notices } from './notices/notices.ts';
import type { Photos } from './photos/photos.ts';
import type { Publisher } from './publishing/publisher.ts';
import type { RetentionRuns } from './retention.ts';
import type { SiteFiles } from './site/site-files.ts';
import type { Store } from './store/store.ts';

/** Dependencies of the routes; built once by `createServices`. */
export type Context = {
  config: Config;
  build: BuildInfo;
  store: Store;
  audit: Audit;
  retention: RetentionRuns;
  photos: Photos;
  conversions: Conversions;
  publisher: Publisher;
  siteFiles: SiteFiles;
  routing: Routing;
  forwarder: Forwarder;
  notices: Notices;
  busyTimes: BusyTimes;
  noticeCaps: NoticeCaps;
  streams: EventStreams;
  signing: Signing;
  capsuleKeys: CapsuleKeys;
  answers: Answers;
  lostLeads: LostLeads;
  resolve: Resolve;
  passwordCost: PasswordCost;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds on a monotonic clock. */
  elapsed: () => number;
};
