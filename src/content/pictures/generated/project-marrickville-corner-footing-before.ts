import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-marrickville-corner-footing-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: corner shop whose end has dropped, with cracks beside the door and a washed-out footing",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
