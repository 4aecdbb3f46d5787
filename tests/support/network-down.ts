/** What a browser itself logs when the network fails; `offline` expects it. */
export const NETWORK_DOWN = /net::ERR_|Failed to load resource|Failed to fetch|NetworkError/;
