import { useState } from "react";
import { Dialog } from "./Dialog";
import { pictureAddress, type Offers } from "./offers";

/** Characters of an alternative text, as the check of the content wants them. */
const altLength = { min: 5, max: 200 };

/** A picture as it stands in a text. */
export interface ChosenPicture {
  readonly src: string;
  readonly alt: string;
}

/** Asks for a picture of content/images and for the words that tell what it shows. */
export function PictureDialog({
  pictures,
  chosen,
  onPicture,
  onClose,
}: {
  pictures: Offers["pictures"];
  /** The picture that is there now. */
  chosen: ChosenPicture | undefined;
  onPicture: (picture: ChosenPicture) => void;
  onClose: () => void;
}) {
  const [picture, setPicture] = useState(chosen ?? { src: "", alt: "" });
  return (
    <Dialog
      title="Picture"
      action={chosen ? "Change picture" : "Put picture in"}
      onDone={() => onPicture({ ...picture, alt: picture.alt.trim() })}
      onClose={onClose}
    >
      <label>
        Picture
        <select
          required
          value={picture.src}
          onChange={({ target }) =>
            setPicture({
              src: target.value,
              alt:
                pictures.find(({ path }) => path === target.value)?.alt ?? "",
            })
          }
        >
          <option value="">Choose a picture</option>
          {pictures.map(({ path, alt }) => (
            <option key={path} value={path}>
              {alt} ({path})
            </option>
          ))}
        </select>
      </label>
      {picture.src && (
        <img src={pictureAddress(picture.src)} alt={picture.alt} />
      )}
      <label>
        What it shows, for those who cannot see it
        <textarea
          required
          rows={3}
          minLength={altLength.min}
          maxLength={altLength.max}
          value={picture.alt}
          onChange={({ target }) =>
            setPicture({ ...picture, alt: target.value })
          }
        />
      </label>
    </Dialog>
  );
}
