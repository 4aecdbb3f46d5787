import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-sandstone-terrace",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Front door and sash window of a sandstone terrace, steps and an iron fence before them",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
