import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-balmain-parapet-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: brick shop parapet leaning, its coping stones missing and the cornice cracked",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
