import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-underpinned-footing",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Pit dug beside a house: stone wall, old footing and a new concrete underpin below it",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
