import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "area-greater-sydney",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Brick warehouse with a stepped parapet and saw-tooth roof under a wide sky",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
