import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-warehouse-arch",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Brick warehouse arch of three rings over green timber doors, a hoist beam above",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
