import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-coogee-balcony-soffit-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: concrete balcony soffit with fallen cover and bared, rusted steel",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
