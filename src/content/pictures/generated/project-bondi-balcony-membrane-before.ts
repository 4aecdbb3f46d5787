import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-bondi-balcony-membrane-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: balcony with white lime streaks below its slab, peeling paint and rust",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
