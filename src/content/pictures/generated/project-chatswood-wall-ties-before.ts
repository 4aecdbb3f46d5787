import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-chatswood-wall-ties-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: brick gable wall bulging and cracked where its ties have rusted away",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
