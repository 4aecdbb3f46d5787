import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "service-structural-repairs",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Brick wall held on needles and steel props while a new steel lintel goes in",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
