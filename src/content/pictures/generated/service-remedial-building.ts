import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "service-remedial-building",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Red-brick block of flats with concrete balconies, scaffold standing against one bay",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
