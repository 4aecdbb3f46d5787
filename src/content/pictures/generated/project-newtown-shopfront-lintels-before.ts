import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-newtown-shopfront-lintels-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: shopfront with sagging rusted lintels and cracked brickwork above them",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
