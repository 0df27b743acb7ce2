// This file makes the target buildable until its first test lands.
