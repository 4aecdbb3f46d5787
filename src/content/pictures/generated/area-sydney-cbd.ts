import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "area-sydney-cbd",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Sandstone public building with an arcade and a clock tower, glass towers pale behind it",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
