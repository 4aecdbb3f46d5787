/** Computers, and Android tablets: the browsers of phones name themselves otherwise. */
const NO_PHONE = /Windows NT|Macintosh|X11|CrOS|Android(?!.*Mobile)/;

const isPhone = !NO_PHONE.test(navigator.userAgent);

/**
 * Where requests are kept, as sentences name it. Known to the browser only: words that prerendered
 * pages hold name no device.
 */
export const thisDevice: string = isPhone ? 'this phone' : 'this device';

/** The same at the start of a sentence. */
export const thisDeviceFirst: string = isPhone ? 'This phone' : 'This device';
