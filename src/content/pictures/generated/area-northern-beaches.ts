import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "area-northern-beaches",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "White arched surf pavilion under Norfolk pines, a headland and the sea behind",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
