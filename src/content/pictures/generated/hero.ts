import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "hero",
  hash: "00000000",
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  alt: "Two-storey Sydney sandstone terrace in low sun, iron lace on its balcony, a scaffold at its right side",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
