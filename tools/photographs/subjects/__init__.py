from . import boxes, clear_sheets, parts, rolls, sheets, signs

SUBJECTS = {**sheets.SUBJECTS, **clear_sheets.SUBJECTS, **rolls.SUBJECTS, **parts.SUBJECTS, **boxes.SUBJECTS, **signs.SUBJECTS}
