import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "service-foundation-repairs",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Section through the ground: a brick wall on an old stone footing, carried on new concrete pins",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
