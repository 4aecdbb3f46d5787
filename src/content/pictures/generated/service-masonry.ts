import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "service-masonry",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Coursed sandstone wall with its joints raked out on the right and repointed on the left, hawk and trowel on the ledge",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
