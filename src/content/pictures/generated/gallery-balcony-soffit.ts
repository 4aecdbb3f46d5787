import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-balcony-soffit",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Sound concrete balconies seen from below, each soffit with a drip groove at its edge",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
