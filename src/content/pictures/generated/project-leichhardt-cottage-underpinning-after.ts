import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-leichhardt-cottage-underpinning-after",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "After: the same cottage level and whole, on concrete underpins that show in the section below ground",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
