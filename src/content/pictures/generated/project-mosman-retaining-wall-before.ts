import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-mosman-retaining-wall-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: sandstone retaining wall bulging, with stones pushed out and weeds in the joints",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
