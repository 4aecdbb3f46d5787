import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-church-buttress",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Stepped sandstone buttress between two lancet windows",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
