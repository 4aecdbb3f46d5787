import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-glebe-church-buttress-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: church buttress with eaten-away stones, a long crack and a black cap",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
