import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-gateposts",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Two sandstone gateposts with ball caps and an iron gate, a hedge behind",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
